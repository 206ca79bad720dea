import { alsoOffered } from "./services-content.ts";

export function AlsoOffered() {
  return (
    <div className="grid gap-x-8 gap-y-10 md:grid-cols-2">
      {alsoOffered.map(({ title, text, link }) => (
        <div key={title} className="grid content-start gap-3 border-t border-edge pt-5">
          <h3 className="h3">{title}</h3>
          <p className="text-mute">{text}</p>
          {link ? (
            <p>
              <a className="text-link" href={link.path}>
                {link.label}
              </a>
            </p>
          ) : null}
        </div>
      ))}
    </div>
  );
}
