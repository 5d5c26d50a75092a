/** Where an ordinary client finds an embedded database. */
export const gatewayUrl = (password: string, port: number): string =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
