import { ClockBlock, LogBlock, RotationBlock } from "../drawings/post-drawings.tsx";
import type { ContentBlock } from "./markdown.ts";
import "./print.css";
import "./prose.css";

/** Each gives null for a text it can't draw. */
const drawings = { clock: ClockBlock, log: LogBlock, rotation: RotationBlock };

/** A post's text. Its HTML has been through the sanitizer. */
export function PostContent({ blocks }: { blocks: ContentBlock[] }) {
  return (
    <div className="post-content">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ContentBlock }) {
  const drawing = block.kind === "drawing" && drawings[block.language]({ source: block.source });
  if (drawing) return drawing;
  return <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
}
