import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";
import { PlaceNotFound } from "@/components/magazine/place-not-found";
import { pageTitle } from "@/lib/core/brand";
import { PLACE_NOT_FOUND } from "@/lib/web/place-metadata";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = { title: pageTitle(PLACE_NOT_FOUND) };

export default function NotFound() {
  return (
    <PageFrame supportEmail={supportEmail()}>
      <PlaceNotFound />
    </PageFrame>
  );
}
