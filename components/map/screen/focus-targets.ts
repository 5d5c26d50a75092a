/** Where the focus can be sent from outside. */
export const MAP_ID = "room-map";
export const ROW_IN_TAB_ORDER = "tr[tabindex='0']";
