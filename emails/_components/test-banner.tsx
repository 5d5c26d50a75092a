import { COLORS, TEXT_STYLES } from "./styles";

/** Above a test message, so that nobody wonders why its links lead nowhere. */
export function TestBanner() {
  return (
    <p
      style={{
        ...TEXT_STYLES.fact,
        padding: "10px 20px",
        backgroundColor: COLORS.coral,
        color: COLORS.ink,
        textAlign: "center",
      }}
    >
      <strong>Test message.</strong> {TEST_NOTE}
    </p>
  );
}

export const TEST_NOTE = "Nobody else got it, and its unsubscribe and preference links belong to no one.";
