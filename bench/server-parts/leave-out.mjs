import { registerHooks } from "node:module";

/**
 * Loaded before a server of the bench: in the place of the part that SERVER_PART names, what stands there does nothing,
 * so that Next answers as it does by itself.
 */
const NOTHING = {
  "send-kept-pages": "export const sendKeptPages = () => {};",
  "send-static-files": "export const staticFiles = () => () => false;",
  "log-request": "export const logRequest = () => {};",
  methods: "export const answerMethodsNotAllowed = () => false;",
  // A route sees a client that takes no gzip; once it has answered, Next sees one that does, and packs what it may.
  "tell-packed": `
    export function tellPacked(response) {
      const { headers, url } = response.req;
      if (!/^\\/(?:tiles|api)\\//.test(url)) return;
      const accepted = headers["accept-encoding"];
      delete headers["accept-encoding"];
      for (const name of ["setHeader", "appendHeader"]) {
        const set = response[name];
        response[name] = (header, ...rest) => {
          if (accepted && /^content-type$/i.test(header)) headers["accept-encoding"] = accepted;
          return set.call(response, header, ...rest);
        };
      }
    }`,
};

const part = process.env.SERVER_PART ?? "";
if (part && !NOTHING[part]) throw new Error(`The bench leaves out no part named ${part}.`);
if (part)
  registerHooks({
    load: (url, context, nextLoad) =>
      /\/(?:server|lib\/telemetry)\/[^/]+$/.test(url) && url.endsWith(`/${part}.ts`)
        ? { format: "module", source: NOTHING[part], shortCircuit: true }
        : nextLoad(url, context),
  });
