// Only the server draws this page: nothing of it goes into the scripts of others.
export { default, loader, meta } from "../home/home-page.server";
