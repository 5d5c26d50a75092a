/** The URL at which any client reaches an embedded database. */
export const gatewayUrl = (password: string, port: number): string =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
