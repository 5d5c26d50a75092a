/** "m•••@guides.example": enough to recognize an address by, and not enough to write to. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@[^@]*)$/, "$1•••$2");
