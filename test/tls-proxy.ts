import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";

/** Of no use to anybody: made for these tests, for the name localhost, signed by itself. */
const key = `
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgO3P0c2K2poVaR8to
4WJIqsErt5QiN8keDMff8HNvfx2hRANCAAT6WJQIpi7lW4nzeZNCfZMh5W2CnDVs
JYNetWnjv9GIuchYiozypoTDhlBfmPsJIpW/9KL7e7AaWQVQ5Owr4ovG
-----END PRIVATE KEY-----
`;
const cert = `
-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIUU0OEgZJ1pmoDZlgUP0VG69Hez0QwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMDEyMTUwNVoYDzIxMjYxMDI3
MTIxNTA1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT6WJQIpi7lW4nzeZNCfZMh5W2CnDVsJYNetWnjv9GIuchYiozypoTD
hlBfmPsJIpW/9KL7e7AaWQVQ5Owr4ovGo1MwUTAdBgNVHQ4EFgQUF/bEFVY1qgF2
t88VV+9TpoFYrrEwHwYDVR0jBBgwFoAUF/bEFVY1qgF2t88VV+9TpoFYrrEwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiBfKqcCI4sgN00zlv/5uJ8h
o3vvk2bXEOPr7BN3XweMtwIgbrocoIc6h0jasEK6n0SdzJ9gTpAnxP3C/J/IxoSA
qlE=
-----END CERTIFICATE-----
`;

/** A proxy that ends TLS and passes requests on to `targetPort`, Host and all. */
export async function startTlsProxy(targetPort: () => number) {
  const server = createServer({ key, cert }, (incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const onward = request({ port: targetPort(), host: "127.0.0.1", method, path, headers });
    onward.on("response", (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}
