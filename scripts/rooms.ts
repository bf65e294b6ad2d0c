/**
 * The rooms of app/, folders and single files, from top to bottom, and from which others each may import: types
 * count, too, and all of them lie further down, so there is no circle. Lint holds it, and README's map is this list.
 */
export const rooms: Record<string, readonly string[]> = {
  "entry.server": ["site.server", "door", "form", "topics", "shell", "log.server"],
  "entry.client": ["form", "topics", "shell"],
  root: ["shell", "content"],
  "site.server": [
    ...[
      "door",
      "context",
      "edition.server",
      "legal",
      "receipts",
      "watch",
      "delivery",
      "store",
      "shell",
      "content",
    ],
    ...["broker", "enquiry", "config", "german", "log.server"],
  ],
  door: [
    "context",
    "topics",
    "shell",
    "content",
    "broker",
    "enquiry",
    "config",
    "german",
    "pages",
    "log.server",
  ],
  commands: [
    ...["edition.server", "receipts", "watch", "delivery", "store", "broker", "folder", "enquiry"],
    "config",
  ],
  routes: [
    ...["resources.server", "form", "topics", "legal", "shell", "content", "drawings", "enquiry"],
    ...["config", "german"],
  ],
  "resources.server": ["context", "topics", "watch", "content", "config", "pages", "log.server"],
  context: ["edition.server", "legal", "store", "shell", "enquiry", "config"],
  "edition.server": ["content", "broker", "folder", "config", "log.server"],
  form: ["shell", "content", "broker", "drawings", "enquiry", "german"],
  topics: ["shell", "content", "broker", "drawings", "enquiry", "german"],
  legal: ["shell", "content", "broker", "german"],
  receipts: [
    ...["delivery", "store", "content", "broker", "enquiry", "config", "german", "log.server"],
  ],
  watch: [
    ...["delivery", "store", "content", "broker", "enquiry", "config", "german", "log.server"],
  ],
  delivery: [...["store", "content", "broker", "enquiry", "config", "german", "log.server"]],
  store: ["enquiry", "log.server"],
  shell: ["content", "broker", "drawings", "config", "german", "pages"],
  content: ["broker", "folder", "drawings", "enquiry", "german", "pages"],
  broker: ["folder", "german", "log.server"],
  folder: ["log.server"],
  drawings: [],
  enquiry: ["log.server"],
  config: [],
  german: [],
  pages: [],
  "log.server": [],
};
