import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

const CONTROL_CLASSES =
  "w-full rounded-field border-[1.5px] border-edge bg-raised px-4 text-body text-ink transition placeholder:text-ink-faint placeholder:opacity-100 hover:border-ink focus-visible:rounded-field focus-visible:border-ink aria-invalid:border-coral-ink disabled:border-transparent disabled:bg-sunk disabled:text-ink-faint";

type FieldText = {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  labelAside?: ReactNode;
  /** Where it is plain what the field is for, a phone has no room for its label. */
  hidesLabelOnPhones?: boolean;
};

type FrameProps = FieldText & { id: string; children: ReactNode };

/** Label above, error or hint below. `labelAside` is on the other side of the label. */
function FieldFrame({ id, label, hint, error, labelAside, hidesLabelOnPhones = false, children }: FrameProps) {
  return (
    <div className="grid gap-2">
      <div className={classNames("flex items-center justify-between gap-3", hidesLabelOnPhones && "max-md:sr-only")}>
        <label htmlFor={id} className="text-ui font-semibold leading-tight">
          {label}
        </label>
        {labelAside}
      </div>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a field. It is read out when it appears, and by its id whenever the field is focused. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} role="alert" className="text-ui font-firm text-coral-ink">
    {children}
  </p>
);

function ariaFieldProps(id: string, { hint, error }: FieldText) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return { id, "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

export function Input({
  label,
  hint,
  error,
  labelAside,
  hidesLabelOnPhones,
  ...rest
}: FieldText & InputHTMLAttributes<HTMLInputElement>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      labelAside={labelAside}
      hidesLabelOnPhones={hidesLabelOnPhones}
    >
      <input
        {...rest}
        {...ariaFieldProps(id, { label, hint, error })}
        className={classNames(CONTROL_CLASSES, "min-h-13", rest.className)}
      />
    </FieldFrame>
  );
}

export function Textarea({
  label,
  hint,
  error,
  labelAside,
  ...rest
}: FieldText & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} labelAside={labelAside}>
      <textarea
        {...rest}
        {...ariaFieldProps(id, { label, hint, error })}
        className={classNames(CONTROL_CLASSES, "resize-y py-3 leading-normal", rest.className)}
      />
    </FieldFrame>
  );
}

export function Select({
  label,
  hint,
  error,
  labelAside,
  ...rest
}: FieldText & SelectHTMLAttributes<HTMLSelectElement>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} labelAside={labelAside}>
      <span className="relative grid items-center">
        <select
          {...rest}
          {...ariaFieldProps(id, { label, hint, error })}
          className={classNames(CONTROL_CLASSES, "min-h-13 appearance-none pr-11", rest.className)}
        />
        <Icon name="chevron" size={18} className="pointer-events-none absolute right-4 text-ink-soft" />
      </span>
    </FieldFrame>
  );
}
