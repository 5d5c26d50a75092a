/** What a reader can say of a place, in the order in which every menu offers it. */
export const USER_STATUSES = ["love", "like", "interested", "never_again", "not_interested"] as const;
