import type { Feature, FeatureCollection, LineString, Polygon } from "geojson";

/** Main streets, bridges and parks, drawn by hand for orientation: a sketch, not a survey. */
type Sketch = FeatureCollection<LineString | Polygon, { kind: "street" | "highway" | "park" }>;

/** One line each, from end to end: longitude and latitude without their -122 and 37, in thousandths of a degree. */
const STREETS = [
  "-394.5 794.2 -419.4 774.8 -435.2 762.5", // Market
  "-425.3 806 -419.3 775 -417.7 765", // Van Ness
  "-393 792.5 -418.6 772.5 -419.7 765 -418.3 748.5 -421.6 742 -429 732 -440 715 -456.5 706.5", // Mission
  "-403 787.8 -421.6 785.5 -433 784 -446.5 782.5 -472 781.2 -510 779.5", // Geary
  "-472.4 787 -472.2 773 -477 765.5 -475.5 742 -475 730 -471 716", // Park Presidio, 19th Avenue
  "-511 778 -510.5 764 -507 735", // Great Highway
  "-455 766 -509.5 764", // Lincoln
  "-448 775.5 -510 771.5", // Fulton
  "-466 743 -506.5 741.2", // Taraval
  "-425 800.5 -447 798.8", // Lombard
  "-443 799.5 -437.5 772 -435.2 762.5", // Divisadero
  "-418 808.5 -403 804.5 -393.5 795.5 -388 786 -389.5 778", // Embarcadero
  "-403 795.5 -420 806.5", // Columbus
  "-403 787.3 -390 777 -388.5 760 -392.5 735 -397 711", // Third
  "-270 806 -262 838 -259 868", // Telegraph
  "-277 795 -268 812 -256 832 -249 846", // Broadway
  "-271 806 -286 840 -296 880 -305 915", // San Pablo
  "-267 853 -268 870 -269 883", // Shattuck
  "-302 866 -268 872", // University
  "-255 793 -225 777 -180 755", // International
  "-430 660 -405 605 -345 578 -320 560 -260 505 -230 483 -180 452 -145 427 -80 385 -30 368 50 353", // El Camino Real
];

const HIGHWAYS = [
  "-405.5 769 -404 750 -407.5 734 -399 714 -392.5 700 -400 655 -395 615 -356 588 -300 562 -245 510 -170 470 -90 415 10 385 90 368 150 330", // 101
  "-408 734 -445 720 -470 708 -465 670 -428 625 -365 530 -270 460 -160 390 -60 335 50 317 110 325", // 280
  "-392 786 -370 808 -363 814 -325 824 -300 828 -304 865 -312 895 -335 935", // Bay Bridge and 80
  "-475.5 808 -479 829", // Golden Gate Bridge
  "-295 820 -280 795 -230 772 -200 745 -150 695 -70 620 30 510 80 430 95 360", // 880
];

const PARKS = [
  "-510.5 771.5 -453.5 774.8 -453.3 772.7 -440 774.2 -439.8 772.8 -453.5 771.2 -454.5 766.5 -509.5 764", // Golden Gate Park
  "-477 808.5 -462 804.5 -447 805 -447 792 -459 789.5 -472 788 -485 789 -484 792.5", // Presidio
  "-427 722 -413 724 -411 715 -423 714", // McLaren
  "-506 787 -492 787 -493 782 -504 782.5", // Lincoln
  "-428.3 761.2 -426 761.4 -425.8 758.4 -428 758.2", // Dolores
];

export const baySketch = (): Sketch => ({
  type: "FeatureCollection",
  features: [
    ...STREETS.map((line) => street(line, "street")),
    ...HIGHWAYS.map((line) => street(line, "highway")),
    ...PARKS.map(park),
  ],
});

const street = (line: string, kind: "street" | "highway"): Feature<LineString, { kind: typeof kind }> => ({
  type: "Feature",
  properties: { kind },
  geometry: { type: "LineString", coordinates: read(line) },
});

function park(line: string): Feature<Polygon, { kind: "park" }> {
  const shore = read(line);
  return {
    type: "Feature",
    properties: { kind: "park" },
    geometry: { type: "Polygon", coordinates: [[...shore, ...shore.slice(0, 1)]] },
  };
}

function read(line: string): number[][] {
  const figures = line.split(" ").map(Number);
  return figures.flatMap((east, at) =>
    at % 2 === 0 ? [[-122 + east / 1000, 37 + (figures[at + 1] ?? 0) / 1000]] : [],
  );
}
