import { ACCOUNT } from "./support/open-states/account";
import { faultsOfStates } from "./support/open-states/check";
import { DISCOVER } from "./support/open-states/discover";
import { GUIDE_PANELS, MARKS } from "./support/open-states/guide";
import { MAP } from "./support/open-states/map";
import { IMPORTS, PROFILE } from "./support/open-states/profile";
import { LINKS_OF_MESSAGES, VISITORS_FORMS } from "./support/open-states/visitor";
import { expect, test } from "./support/test";

/* What is refused, missing or failing on purpose. */
test.use({ expectedErrors: [/Failed to load resource/] });
test.describe.configure({ mode: "parallel", timeout: 240_000 });

for (const { who, prepare } of [
  VISITORS_FORMS,
  LINKS_OF_MESSAGES,
  MARKS,
  GUIDE_PANELS,
  DISCOVER,
  MAP,
  PROFILE,
  IMPORTS,
  ACCOUNT,
])
  test(`${who}: all that opens is accessible`, async ({ page, request }) => {
    expect(await faultsOfStates(page, await prepare(page, request))).toEqual([]);
  });
