"use client";

import { Button } from "../ui/button";

/** The pages of messages make their call as they open, so opening them again is trying again. */
export const ReloadButton = () => <Button onClick={() => window.location.reload()}>Try again</Button>;
