export type NavigationLink = { label: string; path: string };

export const mainLinks: NavigationLink[] = [
  { label: "Home", path: "/" },
  { label: "Services", path: "/services" },
  { label: "Blog", path: "/blog" },
  { label: "About", path: "/about" },
  { label: "Contact", path: "/contact" },
];

export const signInLink: NavigationLink = { label: "Sign In", path: "/auth/login" };

export const adminLink: NavigationLink = { label: "Admin", path: "/admin/dashboard" };

export const toolLinks: NavigationLink[] = [
  { label: "Music Attribute Tagger", path: "/tools" },
  { label: "Log Doctor", path: "/tools" },
  { label: "AI Voicetracking", path: "/tools" },
  { label: "Clock Builder", path: "/tools" },
];

export const footerLinks: { heading: string; links: NavigationLink[] }[] = [
  {
    heading: "Explore",
    links: [
      { label: "Services", path: "/services" },
      { label: "About", path: "/about" },
      { label: "Contact", path: "/contact" },
      { label: "Scheduler's Digest", path: "/blog" },
    ],
  },
  {
    heading: "Tools",
    links: [{ label: "All Tools", path: "/tools" }, ...toolLinks],
  },
  {
    heading: "Legal",
    links: [
      { label: "Privacy", path: "/privacy" },
      { label: "Terms", path: "/terms" },
      { label: "Cookies", path: "/cookies" },
    ],
  },
];

/** For `aria-current`: the page itself, or a page below it. */
export function currentState(path: string, pathname: string): "page" | "true" | undefined {
  if (pathname === path) return "page";
  return path !== "/" && pathname.startsWith(`${path}/`) ? "true" : undefined;
}
