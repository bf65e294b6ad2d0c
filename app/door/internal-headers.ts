/** On a request to the application: the key under which the sender's enquiries are counted. */
export const CLIENT_KEY_HEADER = "x-client-key";
