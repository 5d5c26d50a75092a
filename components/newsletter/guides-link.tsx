"use client";

import type { ComponentProps } from "react";
import { useSession } from "@/components/session/session-provider";
import { DEFAULT_CITY, isCity } from "@/lib/core/cities";
import { withParams } from "@/lib/core/with-params";
import { cityPath, guidePath } from "@/lib/web/public-paths";
import { ButtonLink } from "../ui/button-link";

type Props = Omit<ComponentProps<typeof ButtonLink>, "href"> & { city?: string; guideId?: string };

/** To the guides of a member; for anybody else to the guide that is meant, or else to the page of their city. */
export function GuidesLink({ city, guideId, ...rest }: Props) {
  const { status } = useSession();
  const page = guideId === undefined ? cityPath(isCity(city) ? city : DEFAULT_CITY) : guidePath(guideId);
  const own = withParams("/discover", { ...(isCity(city) && { city }) });
  return <ButtonLink {...rest} prefetch={false} href={status === "signed-in" ? own : page} />;
}
