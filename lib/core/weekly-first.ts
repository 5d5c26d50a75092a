/** Weekly guides before those that readers made, each in the order they come in. */
export const weeklyFirst = <G extends { isEmailGuide: boolean }>(guides: readonly G[]): G[] => [
  ...guides.filter(({ isEmailGuide }) => isEmailGuide),
  ...guides.filter(({ isEmailGuide }) => !isEmailGuide),
];
