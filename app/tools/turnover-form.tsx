import type { TurnoverQuery } from "./turnover-query.ts";
import "../forms/form.css";

/** Asks for the two numbers; the answer is the same page. */
export function TurnoverForm({ songs, slots, errors }: TurnoverQuery) {
  return (
    <form className="turnover-form" action="/tools#turnover" method="get">
      <NumberField
        name="songs"
        label="Songs in the category"
        hint="All that take turns in it"
        value={songs}
        error={errors.songs}
      />
      <NumberField
        name="slots"
        label="Positions per day"
        hint="Four an hour, all day, are 96"
        value={slots}
        error={errors.slots}
      />
      <button type="submit" className="button">
        Work it out
      </button>
    </form>
  );
}

type FieldProps = {
  name: string;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
};

function NumberField({ name, label, hint, value, error }: FieldProps) {
  return (
    <p className="number-field">
      <label className="font-semibold" htmlFor={name}>
        {label}
      </label>
      <span className="text-sm text-mute" id={`${name}-hint`}>
        {hint}
      </span>
      <input
        id={name}
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}
        aria-invalid={error ? true : undefined}
      />
      {error ? (
        <span className="field-error" id={`${name}-error`}>
          {error}
        </span>
      ) : null}
    </p>
  );
}
