"use client";

import { useEffect, useState } from "react";

/** Why the page that was asked for isn't here: the map never is, whatever was read. */
export function WhatIsMissing() {
  const [isMap, setIsMap] = useState(false);
  useEffect(() => setIsMap(window.location.pathname === "/map"), []);
  return (
    <p className="max-w-measure text-lede text-ink-soft">
      {isMap ? "The map needs a connection." : "The page you asked for isn't kept in this browser."} Marks, searches,
      signing in and new guides need {isMap ? "one too" : "a connection"}.
    </p>
  );
}
