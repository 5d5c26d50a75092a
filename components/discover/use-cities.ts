"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { citiesQuery } from "./queries";

const NONE: readonly string[] = [];

type Cities = {
  /** Null while they load, none where they could not be loaded. */
  cities: readonly string[] | null;
  /** Asks for them once more where they could not be loaded, which is only logged. */
  retry: (() => void) | null;
};

/** The cities that have restaurants. */
export function useCities(): Cities {
  const { data, error, refetch } = useQuery(citiesQuery);
  useEffect(() => {
    if (error) console.warn("The city list could not be loaded.", error);
  }, [error]);
  return { cities: data ?? (error ? NONE : null), retry: error && !data ? () => void refetch() : null };
}
