export const entryAnchor = (restaurantId: string): string => `restaurant-${restaurantId}`;
