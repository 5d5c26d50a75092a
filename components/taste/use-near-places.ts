"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useGeolocation } from "@/components/ui/use-geolocation";
import { callApi } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import { NearResponse } from "@/lib/contracts/near";
import type { Coordinates } from "@/lib/core/geo/distance";
import { roundPosition } from "@/lib/core/geo/round-position";

const FAILED = "We couldn't look for places near you. Please try again.";

/** What is near, once a press has found where the reader is. */
export function useNearPlaces() {
  const { position, error, isLocating, locate } = useGeolocation();
  const search = useMutation({ mutationFn: requestNear });
  const { mutate, reset } = search;
  useEffect(() => {
    if (position) mutate(position);
  }, [position, mutate]);

  function start(): void {
    reset();
    locate();
  }
  return {
    found: search.data ?? null,
    error: error ?? (search.error && errorMessage(search.error, FAILED)),
    isBusy: isLocating || search.isPending,
    start,
  };
}

async function requestNear(position: Coordinates) {
  const { places } = NearResponse.parse(await callApi("/api/taste/near", { body: roundPosition(position) }));
  return { places, at: new Date() };
}
