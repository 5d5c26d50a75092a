/** How things stand, for administrators. */
export type AdminFigures = {
  guides: number;
  /** Themes of this week and later that nobody has approved. */
  pendingThemes: number;
  /** Confirmed and not suppressed. */
  readers: number;
  failedJobs: number;
  /** Places of which readers reported something that no editor has settled. */
  reportedPlaces: number;
  /** The Thursday of the latest edition that was sent. */
  lastSend: string | null;
};
