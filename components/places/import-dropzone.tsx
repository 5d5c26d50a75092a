"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type DragEvent, useEffect, useId, useRef, useState, useTransition } from "react";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { Notice } from "../ui/notice";
import { Spinner } from "../ui/spinner";
import { importErrorMessage, uploadFile } from "./requests";

/** Uploads a dropped or chosen file and opens its preview, which sets no status yet. */
export function ImportDropzone() {
  const router = useRouter();
  const [sent, setSent] = useState(0);
  const [isOver, setOver] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: (file: File) => uploadFile(file, setSent),
    onMutate: () => setSent(0),
    onSuccess: (id) => startOpening(() => router.push(`/profile/places?import=${id}`)),
  });
  const errorId = useId();
  const problem = useRef<HTMLDivElement>(null);
  // It is below what was pressed, where a phone's tab bar covers it.
  useEffect(() => {
    if (error === null) return;
    problem.current?.focus({ preventScroll: true });
    problem.current?.scrollIntoView({ block: "center" });
  }, [error]);
  const isBusy = isPending || isOpening;

  const upload = (file: File | undefined) => {
    if (file && !isBusy) mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    upload(event.dataTransfer.files[0]);
  };

  return (
    <section aria-labelledby="bring-in">
      <h2 id="bring-in" className="text-h3">
        Import places
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        A Google Takeout of your saved lists, whole or one by one, a CSV with a column of names, a GeoJSON or a KML. You
        see what we found before anything is marked. Notes in it aren't taken over: they stay in your file.
      </p>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          "relative mt-4 grid min-h-52 cursor-pointer place-items-center content-center gap-3 rounded-card border-2 border-dashed p-6 text-center transition focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-ink",
          isOver ? "border-coral bg-coral-wash" : "border-edge bg-raised hover:border-ink",
        )}
      >
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json,.geojson,.kml,.kmz,.zip"
          disabled={isBusy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => {
            upload(event.target.files?.[0]);
            event.target.value = "";
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        {isBusy ? <Spinner size={32} /> : <Icon name="plus" size={32} className="text-coral-ink" />}
        <span className="font-display text-card font-heading">{isBusy ? "Reading your file..." : "Choose a file"}</span>
        <span className="text-ui text-ink-soft wrap-anywhere">
          {isPending ? (
            `${variables.name}, ${Math.round(sent * 100)}% sent`
          ) : (
            <>
              <span className="pointer-coarse:hidden">or drop it here, up to 10 MB</span>
              <span className="hidden pointer-coarse:inline">Up to 10 MB</span>
            </>
          )}
        </span>
      </label>
      {error && (
        <div ref={problem} tabIndex={-1} className="mt-4 rounded-field outline-none">
          <Notice tone="error">
            <span id={errorId}>{importErrorMessage(error)}</span>
          </Notice>
        </div>
      )}
    </section>
  );
}
