import type { ReactNode } from "react";
import { QUERY_MAX_LENGTH } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import { searchHint } from "@/lib/magazine/search-examples";
import { Button } from "../ui/button";
import { Input } from "../ui/field";
import { Icon } from "../ui/icon";
import { SearchNearMe } from "./search-near-me";

type Props = {
  action: string;
  label: string;
  query?: string;
  city?: City;
  /** Whether it offers to look around the reader, in any of the cities: for the next meal, or for tonight. */
  nearMe?: "now" | "tonight";
  /** Whether what it found is below it, and has the room of a phone's first screen. */
  isAnswered?: boolean;
  children?: ReactNode;
};

/** One field over guides and places. A plain form: it works without script. */
export const SearchForm = ({ action, label, query = "", city, nearMe, isAnswered = false, children }: Props) => (
  <search>
    <form action={action} method="get" className="grid gap-4">
      <div className="grid max-w-160 grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5">
        <Input
          label={label}
          hidesLabelOnPhones={isAnswered}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={QUERY_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          placeholder={searchHint(city)}
          className="text-ellipsis max-[22.4rem]:placeholder:text-ui"
        />
        <Button
          type="submit"
          variant="solid"
          padding="px-5.5 max-[30rem]:px-3.5"
          className="min-h-13 ring-3 ring-paper"
        >
          <Icon name="search" className="min-[30rem]:hidden" />
          <span className="max-[30rem]:sr-only">Search</span>
        </Button>
      </div>
      {nearMe && (
        // On phones in one row with what folds the filters.
        <div className="relative -mt-2 flex flex-wrap items-center gap-x-5 gap-y-3 md:-mt-3 md:grid md:gap-4">
          <SearchNearMe isForTonight={nearMe === "tonight"} />
          {children}
        </div>
      )}
      {!nearMe && children}
    </form>
  </search>
);
