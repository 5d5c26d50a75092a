export { AREAS, areaNames, areaSpellings, areasNamed, neighboursOf, withArticle } from "./areas";
export { CUISINES, FORMATS, family, isCuisine, REGIONS, widerThan } from "./cuisines";
export { DISHES, type Dish, findDish } from "./dishes";
export { FEATURE_WORDS } from "./features";
export { fold, foldWords } from "./fold";
export { findIngredient, INGREDIENTS, type Ingredient, SELDOM_LISTED } from "./ingredients";
export { kinOf, nearlyAs } from "./kin";
export { DIET_WORDS, MEAL_WORDS, OCCASION_WORDS } from "./occasions";
export { OPPOSITES, VIBE_WORDS } from "./vibes";
