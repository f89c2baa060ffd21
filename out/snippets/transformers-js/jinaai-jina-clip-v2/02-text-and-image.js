import { AutoModel, AutoProcessor, cos_sim, load_image } from "@huggingface/transformers";

// The pipeline does not read the vectors of this model: it is called by itself.
const processor = await AutoProcessor.from_pretrained("jinaai/jina-clip-v2");
const model = await AutoModel.from_pretrained(
  "jinaai/jina-clip-v2",
  { dtype: "fp32" },
);

const sentences = ["A cat looks at the camera", "A train leaves the station"];
const image = await load_image(
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
);
const inputs = await processor(sentences, image, { padding: true, truncation: true });
const { l2norm_text_embeddings, l2norm_image_embeddings } = await model(inputs);
const [picture] = l2norm_image_embeddings.tolist();
console.log(l2norm_text_embeddings.tolist().map((text) => cos_sim(text, picture)));
