package com.example.chat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.client.SimpleClientHttpRequestFactory;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.multipart.MaxUploadSizeExceededException;
import org.springframework.web.multipart.MultipartFile;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.config.annotation.CorsRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

@SpringBootApplication
public class ChatServer implements WebMvcConfigurer {

    @Value("${chat.allowed-origin:http://localhost:3000}")
    private String origin;

    public static void main(String[] args) {
        SpringApplication.run(ChatServer.class, args);
    }

    @Override
    public void addCorsMappings(CorsRegistry registry) {
        registry.addMapping("/**").allowedOrigins(origin).allowedMethods("POST")
                .allowedHeaders("Content-Type");
    }
}

record Message(String role, String text) {}

record ChatRequest(List<Message> messages, String model) {}

record ProviderMessage(String role, String content) {}

@RestController
class ChatController {

    private static final List<String> MODELS = List.of("gpt-6-luna", "gpt-6.1-terra");
    private static final List<String> FILE_TYPES =
            List.of("image/png", "image/jpeg", "audio/mpeg", "application/pdf", "text/plain");

    private final ExecutorService workers = Executors.newFixedThreadPool(16);
    private final RestClient provider;

    ChatController(@Value("${chat.provider-url:https://api.openai.com/v1}") String url,
            @Value("${OPENAI_API_KEY:}") String key) {
        SimpleClientHttpRequestFactory timeouts = new SimpleClientHttpRequestFactory();
        timeouts.setConnectTimeout(Duration.ofSeconds(10));
        timeouts.setReadTimeout(Duration.ofSeconds(60));
        provider = RestClient.builder().baseUrl(url).requestFactory(timeouts)
                .defaultHeader("Authorization", "Bearer " + key).build();
    }

    private static List<ProviderMessage> readMessages(ChatRequest request) {
        List<Message> list = request.messages();
        if (list == null || list.isEmpty() || list.size() > 20) {
            throw new ResponseStatusException(HttpStatus.BAD_REQUEST,
                    "Send between 1 and 20 messages.");
        }
        List<ProviderMessage> messages = new ArrayList<>();
        int length = 0;
        for (Message message : list) {
            if (message == null || message.text() == null) continue;
            length += message.text().length();
            messages.add(new ProviderMessage(
                    "user".equals(message.role()) ? "user" : "assistant", message.text()));
        }
        if (messages.isEmpty()) {
            throw new ResponseStatusException(HttpStatus.BAD_REQUEST,
                    "There is no text in the request.");
        }
        if (length > 8000) {
            throw new ResponseStatusException(HttpStatus.BAD_REQUEST,
                    "The conversation is too long.");
        }
        return messages;
    }

    private static String last(List<ProviderMessage> messages) {
        return messages.get(messages.size() - 1).content();
    }

    // 1. One JSON reply.
    @PostMapping("/api/chat")
    Map<String, String> chat(@RequestBody ChatRequest request) {
        return Map.of("text", "You said: " + last(readMessages(request)));
    }

    // 2. A reply in parts (server-sent events).
    @PostMapping("/api/chat-stream")
    SseEmitter stream(@RequestBody ChatRequest request) {
        String[] words = ("You said: " + last(readMessages(request))).split(" ");
        SseEmitter emitter = new SseEmitter(60_000L);
        workers.execute(() -> {
            try {
                for (String word : words) {
                    emitter.send(Map.of("text", word + " "), MediaType.APPLICATION_JSON);
                    Thread.sleep(60);
                }
                emitter.complete();
            } catch (InterruptedException error) {
                Thread.currentThread().interrupt();
                emitter.complete();
            } catch (Exception error) {
                emitter.completeWithError(error); // for example: the user pressed stop
            }
        });
        return emitter;
    }

    // 3. Files in `files`, text in message1, message2, …
    @PostMapping(path = "/api/files", consumes = MediaType.MULTIPART_FORM_DATA_VALUE)
    Map<String, String> files(@RequestParam("files") List<MultipartFile> files) {
        if (files.size() > 4) {
            throw new ResponseStatusException(HttpStatus.BAD_REQUEST, "Send at most 4 files.");
        }
        if (files.stream().anyMatch(file -> !FILE_TYPES.contains(file.getContentType()))) {
            throw new ResponseStatusException(HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                    "This type of file is not accepted.");
        }
        String names = files.stream()
                .map(file -> file.getOriginalFilename() + " (" + file.getSize() + " bytes)")
                .collect(Collectors.joining(", "));
        return Map.of("text", "Received " + names + ".");
    }

    // The same address with plain JSON, when the user attached nothing.
    @PostMapping(path = "/api/files", consumes = MediaType.APPLICATION_JSON_VALUE)
    Map<String, String> noFiles(@RequestBody ChatRequest request) {
        readMessages(request);
        return Map.of("text", "No file was attached.");
    }

    // 4. Provider proxy: the key never leaves the server.
    @PostMapping("/api/assistant")
    Map<String, String> assistant(@RequestBody ChatRequest request) {
        List<ProviderMessage> messages = readMessages(request);
        String model = MODELS.contains(String.valueOf(request.model()))
                ? request.model() : MODELS.get(0);
        try {
            ProviderReply reply = provider.post().uri("/chat/completions")
                    .contentType(MediaType.APPLICATION_JSON)
                    .body(Map.of("model", model, "messages", messages, "max_completion_tokens", 2000))
                    .retrieve().body(ProviderReply.class);
            return Map.of("text", reply.choices().get(0).message().content());
        } catch (RestClientException | NullPointerException | IndexOutOfBoundsException error) {
            throw new ResponseStatusException(HttpStatus.BAD_GATEWAY,
                    "The assistant is not available right now.");
        }
    }

    record ProviderReply(List<Choice> choices) {}

    record Choice(ProviderMessage message) {}
}

// Spring has no size limit for JSON bodies of its own.
@Component
class BodyLimit extends OncePerRequestFilter {

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response,
            FilterChain chain) throws ServletException, IOException {
        String type = request.getContentType();
        long size = request.getContentLengthLong();
        if (type != null && type.startsWith("application/json") && (size < 0 || size > 64_000)) {
            response.setStatus(413);
            response.setContentType("application/json");
            response.getWriter().write("{\"error\": \"The request is too large.\"}");
            return;
        }
        chain.doFilter(request, response);
    }
}

// Every error becomes {error}, which the chat can show.
@RestControllerAdvice
class ErrorHandler {

    private static final Logger LOG = LoggerFactory.getLogger(ErrorHandler.class);

    @ExceptionHandler(ResponseStatusException.class)
    ResponseEntity<Map<String, String>> known(ResponseStatusException error) {
        return answer(error.getStatusCode().value(), error.getReason());
    }

    @ExceptionHandler(MaxUploadSizeExceededException.class)
    ResponseEntity<Map<String, String>> tooLarge() {
        return answer(413, "The upload is too large.");
    }

    @ExceptionHandler(Exception.class)
    ResponseEntity<Map<String, String>> unknown(Exception error) {
        LOG.error("Request failed: {}", error.getClass().getSimpleName()); // never the body
        return answer(500, "The request failed.");
    }

    private static ResponseEntity<Map<String, String>> answer(int status, String text) {
        return ResponseEntity.status(status).contentType(MediaType.APPLICATION_JSON)
                .body(Map.of("error", text));
    }
}
