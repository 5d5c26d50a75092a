const DIETS = /vegan|vegetarian|pescatarian|gluten|dairy|lactose|nut-free|no nuts|halal|kosher|no pork|allerg|celiac/i;

/** Whether a constraint is about what someone may eat: the page then asks readers to ask. */
export const isDietary = (label: string): boolean => DIETS.test(label);
