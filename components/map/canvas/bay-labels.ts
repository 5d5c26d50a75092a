/** Names on the offline map: each with its position, and the zoom from which there is space for it. */
export type Label = {
  name: string;
  longitude: number;
  latitude: number;
  fromZoom: number;
  kind: "town" | "area" | "water";
};

const read = (kind: Label["kind"], fromZoom: number, table: string): Label[] =>
  table
    .trim()
    .split("\n")
    .map((row) => {
      const [, name = "", longitude, latitude] = /^\s*(.+?) (-\d+\.\d+) (\d+\.\d+)$/.exec(row) ?? [];
      return { name, longitude: Number(longitude), latitude: Number(latitude), fromZoom, kind };
    });

export const BAY_LABELS: readonly Label[] = [
  ...read(
    "water",
    8,
    `Pacific Ocean -122.640 37.720
    San Francisco Bay -122.290 37.690`,
  ),
  ...read("water", 11.5, `Golden Gate -122.480 37.826`),
  ...read(
    "town",
    8,
    `San Francisco -122.438 37.757
    Oakland -122.225 37.795
    San Jose -121.890 37.330`,
  ),
  ...read(
    "town",
    9.5,
    `Berkeley -122.272 37.872
    Palo Alto -122.152 37.432
    San Mateo -122.322 37.560
    Redwood City -122.232 37.482
    Mountain View -122.082 37.390
    Half Moon Bay -122.435 37.464
    Sausalito -122.490 37.857
    Fremont -121.985 37.545
    Hayward -122.080 37.665
    Richmond -122.345 37.937
    Santa Cruz -122.030 36.974`,
  ),
  ...read(
    "town",
    10.8,
    `Daly City -122.470 37.683
    South San Francisco -122.420 37.653
    Pacifica -122.487 37.610
    San Bruno -122.425 37.625
    Millbrae -122.395 37.600
    Burlingame -122.360 37.580
    Foster City -122.262 37.556
    Belmont -122.290 37.518
    San Carlos -122.268 37.502
    Menlo Park -122.182 37.452
    Los Altos -122.113 37.376
    Sunnyvale -122.036 37.369
    Santa Clara -121.960 37.354
    Cupertino -122.032 37.318
    Alameda -122.250 37.767
    Emeryville -122.290 37.836
    Albany -122.300 37.890
    El Cerrito -122.305 37.918
    San Leandro -122.156 37.722
    Tiburon -122.458 37.886
    Milpitas -121.898 37.432
    Los Gatos -121.968 37.232`,
  ),
  ...read(
    "area",
    11.5,
    `Richmond District -122.483 37.779
    Sunset District -122.492 37.753
    Presidio -122.466 37.798
    Mission -122.418 37.759
    North Beach -122.409 37.802
    SoMa -122.403 37.778
    Bayview -122.390 37.732
    Golden Gate Park -122.482 37.769
    Temescal -122.261 37.836
    Rockridge -122.250 37.846
    West Oakland -122.294 37.811
    Fruitvale -122.223 37.776
    Downtown Berkeley -122.268 37.868
    Willow Glen -121.900 37.304
    Japantown -121.894 37.350
    Downtown San Jose -121.888 37.335
    Little Saigon -121.848 37.328`,
  ),
  ...read(
    "area",
    12.6,
    `Castro -122.435 37.761
    Noe Valley -122.432 37.750
    Bernal Heights -122.415 37.741
    Glen Park -122.434 37.734
    Excelsior -122.430 37.723
    Potrero Hill -122.400 37.759
    Dogpatch -122.388 37.760
    Mission Bay -122.391 37.771
    Tenderloin -122.415 37.784
    Hayes Valley -122.425 37.776
    Western Addition -122.436 37.781
    Haight-Ashbury -122.447 37.769
    Inner Sunset -122.465 37.761
    Parkside -122.487 37.741
    West Portal -122.466 37.739
    Ingleside -122.455 37.723
    Marina -122.437 37.803
    Pacific Heights -122.434 37.792
    Russian Hill -122.419 37.801
    Chinatown -122.407 37.795
    Financial District -122.400 37.793
    Fisherman's Wharf -122.416 37.808
    Nob Hill -122.414 37.792
    Twin Peaks -122.448 37.752
    Jack London Square -122.277 37.795
    Uptown -122.268 37.811
    Lake Merritt -122.258 37.804
    Piedmont Avenue -122.253 37.827
    Grand Lake -122.246 37.812
    Montclair -122.211 37.827
    North Berkeley -122.276 37.881
    West Berkeley -122.295 37.865
    Elmwood -122.253 37.858
    Southside -122.259 37.866
    Rose Garden -121.917 37.334
    Naglee Park -121.877 37.339
    Cambrian -121.928 37.265
    Evergreen -121.800 37.310`,
  ),
  ...read(
    "area",
    13.6,
    `Lower Haight -122.431 37.772
    Duboce Triangle -122.432 37.767
    Cole Valley -122.450 37.765
    NoPa -122.440 37.775
    Japantown -122.430 37.785
    Cow Hollow -122.432 37.798
    Polk Gulch -122.421 37.790
    Union Square -122.408 37.788
    South Beach -122.391 37.785
    Civic Center -122.418 37.779
    Embarcadero -122.394 37.796
    Gourmet Ghetto -122.269 37.879
    Solano Avenue -122.282 37.891
    Old Oakland -122.276 37.801
    Adams Point -122.256 37.810
    Glenview -122.218 37.807
    Laurel -122.198 37.789
    Little Italy -121.899 37.336
    SoFA -121.886 37.330`,
  ),
];
