const DIETS = /vegan|vegetarian|pescatarian|gluten|dairy|lactose|nut-free|no nuts|halal|kosher|no pork|allerg|celiac/i;

/** Whether a constraint is about what someone may eat: the page then advises readers to ask the restaurant. */
export const isDietary = (label: string): boolean => DIETS.test(label);
