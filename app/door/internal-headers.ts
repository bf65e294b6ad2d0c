/** Headers between the door and the application; the door lets neither in nor out. */

/** On a request: the key under which the sender's enquiries are counted. */
export const CLIENT_KEY_HEADER = "x-client-key";
/** On a response: the SHA-256 hashes (base64, space-separated) of the page's inline scripts. */
export const SCRIPT_HASHES_HEADER = "x-script-hashes";
