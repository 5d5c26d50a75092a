import { notFound } from "next/navigation";
import { GREETINGS, GreetingBanner } from "@/components/landing/greeting";
import { Hero } from "@/components/landing/hero";
import { LatestGuides } from "@/components/landing/latest-guides";
import { Footer } from "@/components/layout/footer";
import { Masthead } from "@/components/layout/masthead";
import { latestGuides } from "@/lib/pages/latest-guides";
import { supportEmail } from "@/lib/pages/support-email";

/** Kept until a guide changes, and an hour at most. The segment comes from a rewrite, so that no build makes it. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

export default async function Landing({ params }: PageProps<"/landing/[greeting]">) {
  const asked = (await params).greeting;
  const greeting = GREETINGS.find((known) => known === asked) ?? notFound();
  const guides = await latestGuides();
  return (
    <>
      <GreetingBanner greeting={greeting} />
      <div className="page relative z-3">
        <Masthead place="landing" />
      </div>
      <main>
        <Hero />
        <LatestGuides guides={guides} asOf={new Date().toISOString()} />
      </main>
      <Footer supportEmail={supportEmail()} />
    </>
  );
}
