"use client";

import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { type City, DEFAULT_CITY, isCity } from "@/lib/core/cities";

/** Of what there is for each city, that of the city in the address. */
export function ChosenCity({ parts }: { parts: Record<City, ReactNode> }) {
  const city = useSearchParams().get("city")?.trim();
  return parts[isCity(city) ? city : DEFAULT_CITY];
}
