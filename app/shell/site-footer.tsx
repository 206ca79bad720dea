import { useLocation } from "react-router";
import { useSite } from "../session/use-site.ts";
import { footerLinks } from "./navigation.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** Pages with a form of their own, and those that are work. */
const withoutSignUp = /^\/(?:blog\/.|newsletter|contact|auth|admin)/;

export function SiteFooter() {
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <footer className="mt-auto pt-24">
      <div className="page">
        <div className="footer-columns">
          <div className="grid content-start gap-4">
            <p className="font-display text-2xl/tight font-medium tracking-tight">
              Clocks, libraries and logs,
              <br />
              scheduled by people who listen.
            </p>
            {site ? (
              <p>
                <a className="text-link" href={`mailto:${site.contactEmail}`}>
                  {site.contactEmail}
                </a>
              </p>
            ) : null}
            {withoutSignUp.test(pathname) ? null : <SignUpForm />}
          </div>
          {footerLinks.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 className="eyebrow mb-3">{heading}</h2>
              <ul>
                {links.map(({ label, path }) => (
                  <li key={label}>
                    <a className="footer-link" href={path}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="border-t border-hairline py-6 text-sm text-mute">
          © {site?.year} {site?.businessName ?? "Music Director"}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
