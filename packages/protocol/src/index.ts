/** The version of the protocol that this program speaks. */
export const PROTOCOL_VERSION = 1
