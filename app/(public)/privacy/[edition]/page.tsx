import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { PrivacyPolicy } from "@/components/layout/privacy-policy";
import { pageTitle } from "@/lib/core/brand";
import { env } from "@/lib/core/env";
import { describeOutsideServices } from "@/lib/web/outside-services";
import { supportEmail } from "@/lib/web/support-email";

export const generateMetadata = (): Metadata => ({
  title: pageTitle("Privacy"),
  alternates: { canonical: `${env().APP_URL}/privacy` },
});

/** Rendered at run time, because the contact address comes from the environment. The segment comes from a rewrite. */
export const revalidate = 86400;
export const generateStaticParams = () => [];

export default async function Privacy({ params }: PageProps<"/privacy/[edition]">) {
  if ((await params).edition !== "current") notFound();
  const contact = supportEmail();
  return (
    <PageFrame supportEmail={contact}>
      <PrivacyPolicy supportEmail={contact} services={describeOutsideServices(env())} />
    </PageFrame>
  );
}
