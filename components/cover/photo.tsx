import Image from "next/image";

type Props = { src: string; alt: string; isFirst?: boolean };

/** A photo in a cover's frame. Its host is bounded by the content security policy. */
export function Photo({ src, alt, isFirst = false }: Props) {
  return (
    <Image
      unoptimized
      src={src}
      alt={alt}
      width={600}
      height={400}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      referrerPolicy="no-referrer"
    />
  );
}
