import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { pictureFile } from "../broker/pictures.server";

/** A picture of the broker's in one width and format. Another picture has another address. */
export async function loader({ params }: LoaderFunctionArgs) {
  const file = pictureFile(params["file"] ?? "");
  if (!file) return redirect("/");
  const bytes = await file.bytes();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(bytes.length),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
