/** The headers that send a key. An older key is a JWT, and must be the bearer token too. */
export function createKeyHeaders(secretKey: string): Record<string, string> {
  const isToken = secretKey.startsWith('eyJ');
  return { apikey: secretKey, ...(isToken && { authorization: `Bearer ${secretKey}` }) };
}
