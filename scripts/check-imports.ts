import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const shared = new Set(["shell", "ui", "forms", "seo", "session", "drawings", "posts"]);
const backendDoors = new Set(["backend/start.ts", "backend/call-limits.ts"]);

/**
 * An import goes down or inside an area: never across areas of `app/`, never from `app/` into
 * `server/` or `backend/`, and from `server/` into `backend/` only through its doors.
 *
 * @returns whether all of them hold; what does not is printed
 */
export function checkImports(): boolean {
  const wrong = ["app", "server", "backend"].flatMap((folder) =>
    sourceFiles(join(root, folder)).flatMap((file) =>
      importedFiles(file).flatMap((target) => {
        const problem = judge(relative(root, file), relative(root, target));
        return problem
          ? [`${relative(root, file)} imports ${relative(root, target)}: ${problem}`]
          : [];
      }),
    ),
  );
  for (const line of wrong) console.log(line);
  return wrong.length === 0;
}

/** What is wrong with an import, by paths from the project's root; undefined where it is right. */
export function judge(from: string, to: string): string | undefined {
  const [room, area] = from.split("/");
  const [otherRoom, otherArea] = to.split("/");
  if (to.startsWith("../") || otherRoom === "test") return undefined;
  if (room === "app" && (otherRoom === "server" || otherRoom === "backend")) {
    return "pages know nothing of what serves them";
  }
  if (room === "server" && otherRoom === "backend" && !backendDoors.has(to)) {
    return `the backend is used through ${[...backendDoors].join(" and ")}`;
  }
  if (room === "backend" && (otherRoom === "app" || otherRoom === "server")) {
    return "the backend stands on its own";
  }
  const acrossAreas = room === "app" && otherRoom === "app" && area !== otherArea;
  if (!acrossAreas || !otherArea || otherArea.includes(".")) return undefined;
  if (!area || area.includes(".")) return undefined;
  if (shared.has(area) && !shared.has(otherArea)) return "shared code knows no area";
  return shared.has(otherArea) ? undefined : "areas don't import each other";
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function importedFiles(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const paths = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
  return paths
    .filter((path) => !path.includes("+types"))
    .map((path) => resolve(dirname(file), path));
}
