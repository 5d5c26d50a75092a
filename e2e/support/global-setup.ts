import { startKumquat } from "./kumquat";

/** One server for all journeys; its address reaches the workers through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const kumquat = await startKumquat();
  process.env.E2E_BASE_URL = kumquat.url;
  process.env.E2E_DATA_DIR = kumquat.dataDir;
  return kumquat.stop;
}
