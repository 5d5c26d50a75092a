"use client";

import { Button } from "../ui/button";

/** The pages of email links make their call as they open, so reloading them is a retry. */
export const ReloadButton = () => <Button onClick={() => window.location.reload()}>Try again</Button>;
