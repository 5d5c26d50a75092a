/** What the licences of the streets ask for, below each picture of them. */
export const StreetCredit = () => (
  <>
    Streets ©{" "}
    <a href="https://www.openstreetmap.org/copyright" rel="noopener" className="text-inherit">
      OpenStreetMap
    </a>{" "}
    contributors, ©{" "}
    <a href="https://openmaptiles.org/" rel="noopener" className="text-inherit">
      OpenMapTiles
    </a>
  </>
);
