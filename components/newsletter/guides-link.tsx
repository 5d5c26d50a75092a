"use client";

import type { ComponentProps } from "react";
import { useSession } from "@/components/session/session-provider";
import { DEFAULT_CITY, isCity } from "@/lib/core/cities";
import { cityPath, guidePath } from "@/lib/web/public-paths";
import { ButtonLink } from "../ui/button-link";

type Props = Omit<ComponentProps<typeof ButtonLink>, "href"> & { city?: string; guideId?: string };

/** To a guide where one is meant, else to the guides: those of a member, or for anybody else the page of their city. */
export function GuidesLink({ city, guideId, ...rest }: Props) {
  const { status } = useSession();
  const page = cityPath(isCity(city) ? city : DEFAULT_CITY);
  const guides = status === "signed-in" ? "/discover" : page;
  return <ButtonLink {...rest} prefetch={false} href={guideId === undefined ? guides : guidePath(guideId)} />;
}
