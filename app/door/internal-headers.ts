/** Headers between the door and the application; the door lets neither in nor out. */

/** On a request: the key under which the sender's enquiries are counted. */
export const CLIENT_KEY_HEADER = "x-client-key";
/** On a response: the policy's sources for the scripts that stand in the page itself, space-separated. */
export const SCRIPT_SOURCES_HEADER = "x-script-sources";
