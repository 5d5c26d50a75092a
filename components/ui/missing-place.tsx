type Props = { supportEmail: string; className?: string };

/** Where a search found nothing. */
export function MissingPlace({ supportEmail, className }: Props) {
  return (
    <p className={`text-ui text-ink-soft ${className ?? ""}`}>
      Is a place missing? Tell us at{" "}
      <a href={`mailto:${supportEmail}`} className="link wrap-anywhere">
        {supportEmail}
      </a>
      .
    </p>
  );
}
