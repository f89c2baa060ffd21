using System.IO;
using Unity.InferenceEngine;
using UnityEngine;

// Install com.unity.ai.inference with the Package Manager.
public class RunModel : MonoBehaviour
{
    // The model file lies in Assets/StreamingAssets.
    const string fileName = "[Your model name here].sentis";

    Worker worker;

    void Start()
    {
        Model model = ModelLoader.Load(
            Path.Combine(Application.streamingAssetsPath, fileName)
        );
        worker = new Worker(model, BackendType.GPUCompute);

        foreach (Model.Input input in model.inputs)
        {
            Debug.Log(input.name + " " + input.shape);
        }
        // Then: worker.Schedule(inputTensor) and worker.PeekOutput()
    }

    void OnDestroy()
    {
        worker?.Dispose();
    }
}
