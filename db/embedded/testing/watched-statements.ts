import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { openInMemory } from "../database-folder";
import { openGateway } from "../gateway";
import { emptyDatabase } from "./prepared-database";

/** `node watched-statements.mjs REPETITIONS SQL`: runs them where a statement may take half a second, and pauses. */
const [repetitions = "1", sql = ""] = process.argv.slice(2);
const database = await openInMemory(await emptyDatabase());
const gateway = await openGateway({ database, password: "secret", statementMs: 500 });
const client = postgres(gateway.url, { max: 1 });
for (let n = 0; n < Number(repetitions); n++) await client.unsafe(sql);
await pause(800);
await client.end();
await gateway.close();
await database.close();
