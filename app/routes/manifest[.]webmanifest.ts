import { theBroker } from "../broker/broker.server";
import { themeColors } from "../shell/head-data.server";

/** For a phone on whose home screen the site is put. It opens in the browser: the site is no app. */
export function loader() {
  const { name, firm } = theBroker();
  const icon = (file: string, sizes: string, purpose = "any") => ({
    src: `/${file}`,
    sizes,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: firm,
    short_name: name,
    lang: "de",
    start_url: "/",
    display: "browser",
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      icon("icon-maskable-512.png", "512x512", "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "no-cache" },
  });
}
