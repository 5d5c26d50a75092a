import type { AccountSettings } from "@/lib/contracts/account-settings";
import { PlacesHeading } from "../../places/places-heading";
import { DeleteSection } from "./delete-section";
import { ExportSection } from "./export-section";
import { SessionsSection } from "./sessions-section";
import { SignInSections } from "./sign-in-sections";
import { WeeklyEmailSection } from "./weekly-email-section";

/** What belongs to an account besides its places and guides, and the ways to change, take or end it. */
export function AccountScreen({ settings }: { settings: AccountSettings }) {
  const { username, email, pendingEmail, weeklyEmails, sessions } = settings;
  const cities = weeklyEmails.filter(({ state }) => state !== "cancelled").map(({ city }) => city);
  return (
    <div className="pt-4 md:pt-8">
      <PlacesHeading back={{ href: "/profile", label: "Profile" }} title="Account">
        Yours to change, to take along, and to end.
      </PlacesHeading>
      <div className="mt-6 grid max-w-160 gap-10 border-t-3 border-ink pt-6 md:mt-10 md:gap-12 md:pt-8">
        <SignInSections username={username} email={email} pendingEmail={pendingEmail} />
        <WeeklyEmailSection emails={weeklyEmails} />
        <SessionsSection sessions={sessions} />
        <ExportSection />
        <DeleteSection username={username} cities={[...new Set(cities)].sort()} />
      </div>
    </div>
  );
}
